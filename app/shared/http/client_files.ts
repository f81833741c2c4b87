import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { appUrl } from '#config/app'
import shop from '#config/shop'

/** Programs for programs: what somebody who calls the shop need not write himself. */
export const CLIENTS = {
  'kontor.py': 'text/x-python; charset=utf-8',
} as const

export type ClientName = keyof typeof CLIENTS

export const isClient = (name: string): name is ClientName => Object.hasOwn(CLIENTS, name)

type ClientFile = { text: string; sha256: string }

const files = new Map<ClientName, ClientFile>()

/** With the address of this shop in it, so that nobody has to say it. */
export function clientFile(name: ClientName): ClientFile {
  const known = files.get(name)
  if (known) return known
  const source = readFileSync(app.makePath('resources/clients', name), 'utf8')
  const text = source.replaceAll('@@SHOP@@', appUrl).replaceAll('@@NAME@@', shop.name)
  const made = { text, sha256: createHash('sha256').update(text).digest('hex') }
  files.set(name, made)
  return made
}

export const clientSums = (): string =>
  (Object.keys(CLIENTS) as ClientName[])
    .map((name) => `${clientFile(name).sha256}  ${name}\n`)
    .join('')
