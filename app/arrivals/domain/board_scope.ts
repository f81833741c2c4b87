/** Which days a board shows: those of one morning, or with none the newest of each product by today. */
export type BoardScope = { morning: string | null; today: string }
