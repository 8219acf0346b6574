/**
 * Environment variables that the native runtime reads when it is loaded. onnxruntime-node 1.29 and later report to Microsoft
 * on Linux and macOS unless this one is set; the version that is pinned in package.json has no such code. It is set all the same.
 */
export const runtimeEnvironment = { ORT_DISABLE_TELEMETRY: '1' } as const;
