export type Say = (key: string, params?: Record<string, unknown>) => string
