export declare const hostTarget: string;
export declare function copyRuntime(target: string, dist: string, isPacked: boolean): void;
export declare function hasWebRuntime(target: string): boolean;
export declare function missingFiles(target: string): string | undefined;
export declare const targets: readonly string[];
export declare function builtFor(contents: Uint8Array): string;
