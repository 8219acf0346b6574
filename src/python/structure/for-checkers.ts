/** Definitions in `if TYPE_CHECKING:`, which no run of a program ever makes. */
import { FOR_CHECKERS } from '../modules/pieces';
import type { Block } from './block-tree';
import type { Flow } from './successors';

/** @param body of a function or class */
export function isForCheckers(body: Block, flow: Flow): boolean {
  for (let at = body.owner?.block.owner; at && !/^(?:def|class)$/.test(at.role); at = at.block.owner)
    if (FOR_CHECKERS.test(flow.textOf(at.line.start, at.line.end))) return true;
  return false;
}
