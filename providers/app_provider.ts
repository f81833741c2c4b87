import edge from 'edge.js'
import type { ApplicationService } from '@adonisjs/core/types'
import { layBodiesLast } from '#shared/http/page_body'

/** Binds what the modules need from outside: ports and their implementations. */
export default class AppProvider {
  constructor(protected app: ApplicationService) {}

  register() {}

  /** Who may download, and what a customer has bought, is known above those who ask (ADR 10). */
  async boot() {
    const [{ LedgerAccess }, { OrderLedgerAccess, boughtDays }, { provideOwnedDays }] =
      await Promise.all([import('#delivery'), import('#orders'), import('#catalogue')])
    this.app.container.bind(LedgerAccess, () => new OrderLedgerAccess())
    provideOwnedDays(boughtDays)
    edge.use(layBodiesLast)
  }
}
