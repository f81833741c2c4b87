import { declareJob } from '#shared/jobs'

export const drawPapersJob = declareJob<{ invoiceId: number }>('billing.draw_papers')
