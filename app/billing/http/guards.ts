import { middleware } from '#start/kernel'

/** Numbers of invoices and of credit notes. */
export const INVOICE = /^R[EK]-\d{1,15}$/

/** Who says that money has come in. */
export const keeps = () => middleware.scope({ all: ['orders.read', 'orders.status.write'] })
