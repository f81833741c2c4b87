export const USUAL_LIMIT = 10
export const LARGEST_LIMIT = 100
export const LARGEST_PAGE = 1_000_000
