import { wireDayOf } from '#shared/http/wire'

/** A stored day as YYYYMMDD; 0 where that end is open. */
export const dayOrOpen = (iso: string | null): number => wireDayOf(iso) ?? 0
