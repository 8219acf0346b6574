/** Why a line is suspected, in a sentence. */
import { percent } from '../../percent';
import type { Evidence } from './evidence';

export function reasonFor({ best, fixes, distance, tried, different, confidence, onlyAvoids }: Evidence): string {
  const parts: string[] = [];
  if (best && fixes > 0) {
    const others = fixes > 1 ? ` (as ${fixes - 1} other change${fixes > 2 ? 's' : ''} to it would)` : '';
    parts.push(would(best.change, `${onlyAvoids ? 'avoid the exception' : 'put it right'}${others}`));
  } else if (best && best.closeness > 0 && best.isDifferent)
    parts.push(would(best.change, onlyAvoids ? 'lead around the exception' : 'come closer to what is expected'));
  parts.push(
    distance === 0 ? 'this is where it shows' : `${distance} step${distance === 1 ? '' : 's'} before it shows`,
  );
  if (parts.length === 1 && tried > 0 && different === 0) parts.push('no small change to it makes a difference');
  if (confidence < 0.5) parts.push(`the model is only ${percent(confidence)} sure of what it does`);
  return `${parts.join('; ')}.`;
}

/** A change is either what is replaced by what, or says itself what to do. */
function would(change: string, effect: string): string {
  return change.includes('→') ? `changing this line (${change}) would ${effect}` : `this would ${effect}: ${change}`;
}
