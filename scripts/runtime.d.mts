export declare const hostTarget: string;
export declare function copyRuntime(target: string, destination: string): void;
export declare function missingBinaries(target: string): string | undefined;
export declare const targets: readonly string[];
export declare function builtFor(contents: Uint8Array): string;
