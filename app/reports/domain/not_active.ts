/** Whoever has no active subscription to reports asks for none. */
export const NOT_ACTIVE = { code: 'reports.errors.not_active', status: 403 } as const
