import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import { apiDocument } from '#shared/http/api_description'
import { typescriptOf } from '#shared/http/api_description/typescript'

/** Programs for programs: what somebody who calls the shop need not write himself. */
export const CLIENTS = {
  'kontor.py': 'text/x-python; charset=utf-8',
  'kontor.ts': 'text/plain; charset=utf-8',
  'kontor_types.ts': 'text/plain; charset=utf-8',
} as const

export type ClientName = keyof typeof CLIENTS

export const isClient = (name: string): name is ClientName => Object.hasOwn(CLIENTS, name)

type ClientFile = { text: string; sha256: string }

const files = new Map<ClientName, ClientFile>()

/** Types are written from the description, so that they never say anything else. */
const sourceOf = (name: ClientName): string =>
  name === 'kontor_types.ts'
    ? typescriptOf(apiDocument())
    : readFileSync(app.makePath('resources/clients', name), 'utf8')

/** With the address of this shop in it, so that nobody has to say it. */
export function clientFile(name: ClientName): ClientFile {
  const known = files.get(name)
  if (known) return known
  const text = sourceOf(name).replaceAll('@@SHOP@@', appUrl).replaceAll('@@NAME@@', shop.name)
  const made = { text, sha256: createHash('sha256').update(text).digest('hex') }
  files.set(name, made)
  return made
}

export const clientSums = (): string =>
  (Object.keys(CLIENTS) as ClientName[])
    .map((name) => `${clientFile(name).sha256}  ${name}\n`)
    .join('')
