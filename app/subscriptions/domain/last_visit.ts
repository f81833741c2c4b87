/** The end of the visit before the one that runs: when it was, and which change each product had. */
export type LastVisit = { at: Date; changes: Record<string, number> }
