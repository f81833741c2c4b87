import { Authentication, type Keys } from './authentication.ts'
import { Ledger } from './ledger.ts'
import { Notifications } from './notifications.ts'
import { Payments } from './payments.ts'
import { NORMAL, readScenario, type Scenario } from './scenario.ts'

export type Settings = Keys & {
  /** File of the ledger; null keeps it in memory only. */
  ledgerFile: string | null
  /** Address that hears about payments from the start. */
  notificationUrl?: string
}

type CardFields = Partial<Record<string, string>>

/** Everything that the routes of the stand-in share. */
export class Provider {
  settings: Settings
  payments: Payments
  keys: Authentication
  notifications: Notifications
  /** Values of the hosted fields until they become a card; never written anywhere. */
  fields = new Map<string, CardFields>()
  baseUrl = ''
  #scenario: Scenario = NORMAL
  scenarioText = ''

  constructor(settings: Settings) {
    this.settings = settings
    this.payments = new Payments(new Ledger(settings.ledgerFile))
    this.keys = new Authentication(settings)
    const { publicKey } = settings
    this.notifications = new Notifications(this.payments, {
      baseUrl: () => this.baseUrl,
      publicKey,
    })
    if (settings.notificationUrl) this.payments.addWebhook(settings.notificationUrl, 'all')
  }

  /** How the next charges go; an empty text is the normal way. */
  play(text: string) {
    const words = text.split(',').map((word) => word.trim())
    this.#scenario = readScenario(words.filter((word) => word !== '401-once').join(','))
    this.scenarioText = text
    if (words.includes('401-once')) this.keys.refuseOnce()
  }

  /** The scenario of one charge: the switches, then the card, then the header of the call. */
  scenarioOf(cardOutcome: Scenario['outcome'], header: string): Scenario {
    const set = this.#scenario
    const outcome = set.outcome === 'approve' ? cardOutcome : set.outcome
    return readScenario(header, { ...set, outcome })
  }

  close() {
    this.notifications.close()
    this.payments.ledger.close()
  }
}
