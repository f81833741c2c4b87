import { definePort } from '#shared/ports'

/** The ids of the invoices of what is no order, such as a month of reports, that somebody was billed with. */
export const ownedPapers = definePort<(userId: number) => Promise<number[]>>('billing.owned_papers')
