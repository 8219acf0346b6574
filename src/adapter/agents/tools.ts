/** The tools that agents have. */
import type { Tool } from './tool';
import { findInput } from './tools/find-input';
import { predictCall } from './tools/predict-call';
import { stateAt } from './tools/state-at';
import { traceReport } from './tools/trace-report';
import { whatIf } from './tools/what-if';

export const TOOLS: readonly Tool<never>[] = [predictCall, traceReport, stateAt, whatIf, findInput];
