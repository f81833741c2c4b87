import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Registers the shop's address for notifications at the card provider. */
export default class PaymentsListen extends BaseCommand {
  static commandName = 'payments:listen'
  static description = 'Have the card provider tell this shop about payments'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Run it once for each public address of the shop (APP_URL); repeating it does nothing.',
    'Without it payments are settled all the same, by the page that buyers come back to and by the sweep.',
  ]

  async run() {
    const { listenToProvider } = await import('#orders/actions/payment/listen_to_provider')
    const { url, outcome } = await listenToProvider()
    if (outcome === 'new') return this.logger.success(`The card provider will tell ${url}`)
    if (outcome === 'known') return this.logger.info(`The card provider tells ${url} already`)
    this.exitCode = 1
    this.logger.error(
      outcome === 'no_provider'
        ? 'No card provider is set up (CARD_PROVIDER_URL)'
        : 'The card provider did not accept the address; its answer stands in the log'
    )
  }
}
