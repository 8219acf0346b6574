/** The only way to the native runtime: modules are loaded in the order of these lines, so its environment comes first. */
import './quiet-runtime';
export { InferenceSession, Tensor } from 'onnxruntime-node';
