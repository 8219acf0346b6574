/**
 * Imported for its effect, which must come before the native runtime is loaded. On the main thread an assignment to
 * `process.env` is one to the environment of the process; in a worker thread it is not, so the model belongs on the main one.
 */
import { runtimeEnvironment } from './runtime-environment';

Object.assign(process.env, runtimeEnvironment);
