export declare const hostTarget: string;
export declare function copyRuntime(target: string, destination: string): void;
