export declare const MAY_USE: Record<string, readonly string[]>
export declare const FOLDERS: readonly string[]
