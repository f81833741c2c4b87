import type { ApplicationService } from '@adonisjs/core/types'

/** Binds what the modules need from outside: ports and their implementations. */
export default class AppProvider {
  constructor(protected app: ApplicationService) {}

  register() {}

  /** Who may download what is known above delivery (ADR 10). */
  async boot() {
    const [{ LedgerAccess }, { OrderLedgerAccess }] = await Promise.all([
      import('#delivery'),
      import('#orders'),
    ])
    this.app.container.bind(LedgerAccess, () => new OrderLedgerAccess())
  }
}
