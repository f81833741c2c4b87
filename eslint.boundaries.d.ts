export declare const MAY_USE: Record<string, readonly string[]>
