/**
 * Requests of this adapter that the protocol does not have, and the attributes of its launch configuration, in the same form as
 * the protocol's `debugProtocol.d.ts`: the fuzzer reads both.
 */
export interface LaunchRequestArguments {
  program: string;
  text?: string;
  function?: string;
  args?: string | string[];
  instance?: string;
  roots?: string[];
  cells?: NotebookCell[];
  stopOnEntry?: boolean;
  noDebug?: boolean;
  maxSteps?: number;
  input?: string[];
  confidenceThreshold?: number;
  onUnknown?: 'assume' | 'stop';
  start?: StartPlace;
}

export interface NotebookCell {
  path: string;
  text: string;
}

export interface StartPlace {
  line?: number;
  function?: string;
  file?: string;
  locals?: Record<string, string>;
  exception?: string;
  stack?: StartFrame[];
}

export interface StartFrame {
  line: number;
  function?: string;
  file?: string;
  locals?: Record<string, string>;
}

export interface RestartArguments {
  arguments?: LaunchRequestArguments;
}

export interface ThreadArguments {
  threadId: number;
}

export interface ExpressionArguments {
  expression?: string;
  frameId?: number;
  variablesReference?: number;
  name?: string;
}

export interface ReverseStepInRequest {
  arguments: ThreadArguments;
}

export interface ReverseStepOutRequest {
  arguments: ThreadArguments;
}

export interface InputRequest {
  arguments: { id: number; text?: string };
}

export interface HistoryRequest {
  arguments?: { start?: number; count?: number; since?: number };
}

export interface TravelRequest {
  arguments: { step: number };
}

export interface AlternativesRequest {
  arguments?: object;
}

export interface PickAlternativeRequest {
  arguments: { index: number };
}

export interface LastChangeRequest {
  arguments: ExpressionArguments;
}

export interface NextChangeRequest {
  arguments: ExpressionArguments;
}

export interface InlineValuesRequest {
  arguments?: { frameId?: number };
}

export interface ExecutionsRequest {
  arguments: { line: number; path?: string };
}

export interface ReplaceSourceRequest {
  arguments: { text?: string; path?: string };
}

export interface ProvenanceRequest {
  arguments: ExpressionArguments & { node?: number };
}

export interface SuspectsRequest {
  arguments?: { expression?: string; frameId?: number; expect?: string };
}

export interface SuggestedBreakpointsRequest {
  arguments?: object;
}

export interface ConfidenceThresholdRequest {
  arguments: { percent: number };
}

export interface AssumptionsRequest {
  arguments?: object;
}

export interface TakeWayRequest {
  arguments?: { step?: number; position?: number; way?: number };
}

export interface DecideByValueRequest {
  arguments: { value: string; step?: number; position?: number };
}
