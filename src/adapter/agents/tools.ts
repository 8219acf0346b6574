/** The tools that agents have. */
import type { Tool } from './contract/tool';
import { explainTraceback } from './tools/explain-traceback';
import { findInput } from './tools/find-input';
import { predictCall } from './tools/predict-call';
import { stateAt } from './tools/state-at';
import { suspectLines } from './tools/suspects';
import { traceReport } from './tools/trace-report';
import { whatIf } from './tools/what-if';

export const TOOLS: readonly Tool<never>[] = [
  predictCall,
  traceReport,
  stateAt,
  suspectLines,
  whatIf,
  findInput,
  explainTraceback,
];
