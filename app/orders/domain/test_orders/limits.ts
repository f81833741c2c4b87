/** Days after which a test order, and what lies in a test basket, is deleted. */
export const TEST_DAYS = 14

/** Test orders that somebody has at most: a new one takes the place of the oldest. */
export const MOST_TEST_ORDERS = 20

/** Files of one test order: a year of four products, and little enough to be kept with it. */
export const MOST_TEST_FILES = 1_000
