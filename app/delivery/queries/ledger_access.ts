import app from '@adonisjs/core/services/app'
import { LedgerAccess } from '#delivery/ports/ledger_access'

/** Whoever answers for orders in this process. */
export const ledgerAccess = (): Promise<LedgerAccess> => app.container.make(LedgerAccess)
