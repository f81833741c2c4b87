import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { emptyPayments, givenCardProvider } from '#tests/fixtures/orders/card_payment'
import { givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import type { Told, Wish } from '#tests/faults/checkout/wish'
import { FROM_SOURCES } from '../../../bin/support/from_sources.ts'
import { runAuditor, type Places } from '#auditor/run_auditor'
import type { CardProvider } from '../../../sandbox/card_provider/server.ts'

/** Lets a process of its own carry a wish out; null when it died on the way. */
export async function inOwnProcess(wish: Wish, failpoint?: string): Promise<Told | null> {
  const args = [FROM_SOURCES, 'tests/faults/checkout/buyer_process.ts']
  const child = spawn(process.execPath, [...args, JSON.stringify(wish)], {
    cwd: app.makePath(),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(failpoint && { FAILPOINT: `${pointOf(failpoint)}:kill` }) },
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(child, 'close')
  return code === 0 ? (JSON.parse(said.trim().split('\n').at(-1)!) as Told) : null
}

const pointOf = (name: string) => (name.includes('.') ? name : `payment.${name}`)

/** A card provider with a book of its own, and the auditor that reads it. */
export class Scene {
  acknowledged: number[] = []
  private constructor(
    private directory: string,
    /** The file of the provider's book: it can be read when the provider is gone. */
    readonly book: string,
    readonly provider: CardProvider
  ) {}

  static async open(): Promise<Scene> {
    const directory = mkdtempSync(join(tmpdir(), 'kontor-card-'))
    await givenSoldProduct('TICKS')
    const book = join(directory, 'ledger.jsonl')
    return new Scene(directory, book, await givenCardProvider(book))
  }

  play(scenario: string): void {
    this.provider.provider.play(scenario)
  }

  hear(told: Told | null): Told | null {
    if (told?.orderNumber) this.acknowledged.push(told.orderNumber)
    return told
  }

  /** Where the auditor looks: the database, the provider's own address, and what buyers were told. */
  get places(): Places {
    const { url: ledger } = this.provider
    return { database: process.env.DATABASE_URL!, ledger, told: this.acknowledged }
  }

  findings(more: Partial<Places> = {}): Promise<string[]> {
    return runAuditor({ ...this.places, ...more })
  }

  async close(): Promise<void> {
    await this.provider.stop()
    await emptyPayments()
    rmSync(this.directory, { recursive: true, force: true })
  }
}

/** Whether the long profile was asked for. */
export const isLong = process.env.FAULT_PROFILE === 'long'
