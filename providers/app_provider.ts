import edge from 'edge.js'
import type { ApplicationService } from '@adonisjs/core/types'
import { layBodiesLast } from '#shared/http/page_body'

/** Binds what the modules need from outside: ports and their implementations. */
export default class AppProvider {
  constructor(protected app: ApplicationService) {}

  register() {}

  /** Who may download is known above those who ask (ADR 10). */
  async boot() {
    const [{ LedgerAccess }, { OrderLedgerAccess }] = await Promise.all([
      import('#delivery'),
      import('#orders'),
    ])
    this.app.container.bind(LedgerAccess, () => new OrderLedgerAccess())
    edge.use(layBodiesLast)
  }
}
