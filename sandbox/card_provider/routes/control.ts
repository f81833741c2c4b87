import { sendJson, type Call } from '../http.ts'
import type { Provider } from '../provider.ts'

/** Sets how the next charges go: `{ "scenario": "3ds, webhook:dup:10" }`. */
export function play(provider: Provider, call: Call): void {
  try {
    provider.play(String(call.body.scenario ?? ''))
  } catch (error) {
    return sendJson(call, { message: (error as Error).message }, 400)
  }
  sendJson(call, { scenario: provider.scenarioText })
}

/** The ledger, for whoever checks the shop against it. */
export function showLedger({ payments }: Provider, call: Call): void {
  sendJson(call, payments.ledger.entries)
}
