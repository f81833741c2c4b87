import { randomUUID } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import { CookieClient } from '@adonisjs/core/http'
import { MessageBuilder } from '@adonisjs/core/helpers'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { createPeople } from '#tests/fixtures/identity/access/people'
import { readModules } from '#tests/fixtures/access/routes'
import {
  PEOPLE,
  type Given,
  type People,
  type Person,
  type Row,
} from '#tests/fixtures/identity/access/row'
import { send } from './send.js'

/** What a person brings along: the cookies of a session and its form token, or an API token. */
export type Credentials = { cookie?: string; formToken?: string; bearer?: string }

export type Place = { row: Row; given: Given; people: People }

export type World = {
  places: Place[]
  credentials: Record<Person, Credentials>
  tokens: Partial<Record<Person, Credentials>>
  /** The build that pages belong to. */
  version: string
}

/** One of each role with a session and a token, and the records that every route needs. */
export async function makeWorld(port: number): Promise<World> {
  const people = await createPeople()
  const modules = await readModules()
  const places: Place[] = []
  for (const { rows: known, given: prepare } of Object.values(modules)) {
    // Each module makes products of the same codes for itself.
    await rows(null, `update products set code = code || '_' || id where code ~ 'ACCESS$'`)
    const given = (await prepare?.(people)) ?? {}
    places.push(...known.map((row) => ({ row, given, people })))
  }
  const credentials = {} as World['credentials']
  const tokens: World['tokens'] = {}
  for (const person of PEOPLE) {
    const user = people[person]
    credentials[person] = await openSession(port, user)
    const token = user && (await createToken({ user, kind: 'account', name: 'Fuzz' }))
    if (token?.ok) tokens[person] = { bearer: token.value.value }
  }
  return { places, credentials, tokens, version: await currentVersion(port) }
}

async function openSession(port: number, user: User | null): Promise<Credentials> {
  const id = randomUUID()
  if (user) {
    const data = new MessageBuilder().build({ auth_web: user.id }, undefined, id)
    await rows(
      null,
      `insert into sessions (id, data, expires_at) values (?, ?, now() + interval '1 day')`,
      [id, data]
    )
  }
  const signer = new CookieClient(encryption.use())
  const session = `kontor-session=${encodeURIComponent(signer.sign('kontor-session', id)!)}`
  const { headers } = await send(port, {
    method: 'GET',
    path: '/faq',
    headers: { cookie: session, accept: 'text/html' },
  })
  const form =
    headers['set-cookie']?.find((line) => line.startsWith('XSRF-TOKEN='))?.split(';')[0] ?? ''
  const formToken = decodeURIComponent(form.slice('XSRF-TOKEN='.length))
  return { cookie: `${session}; ${form}`, formToken }
}

async function currentVersion(port: number): Promise<string> {
  const headers = { 'x-inertia': 'true', 'x-inertia-version': 'none' }
  const answer = await send(port, { method: 'GET', path: '/faq', headers })
  return String(answer.headers['x-inertia-version'])
}

/** Keeps a copy of everything that is there now, in a schema of its own. */
export async function keepWorld(): Promise<void> {
  await rows(null, 'drop schema if exists kept cascade; create schema kept')
  for (const { name } of await tables()) {
    await rows(null, `create unlogged table kept."${name}" as table public."${name}"`)
  }
}

/** Brings everything back to the copy; nobody may be asking meanwhile. */
export async function restoreWorld(): Promise<void> {
  const all = await tables()
  const back = all.map(
    ({ name, columns }) =>
      `insert into public."${name}" (${columns}) overriding system value select ${columns} from kept."${name}"`
  )
  await rows(
    null,
    [
      'begin',
      `set local session_replication_role = 'replica'`,
      `truncate ${all.map(({ name }) => `public."${name}"`).join(', ')} cascade`,
      ...back,
      'commit',
    ].join(';\n')
  )
}

const tables = () =>
  rows<{ name: string; columns: string }>(
    null,
    `select t.table_name as name,
            string_agg('"' || c.column_name || '"', ', ' order by c.ordinal_position) as columns
       from information_schema.tables t
       join information_schema.columns c
         on c.table_schema = t.table_schema and c.table_name = t.table_name and c.is_generated = 'NEVER'
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name not like 'adonis%'
      group by t.table_name`
  )

const WATCHED = [
  'users',
  'orders',
  'order_items',
  'basket_items',
  'quotas',
  'invoices',
  'products',
  'use_cases',
  'saved_quotes',
  'delivery_links',
  'addresses',
]

/** A fingerprint of the records that only calls which were accepted may change. */
export async function fingerprint(): Promise<string> {
  const known = new Set((await tables()).map(({ name }) => name))
  const parts = WATCHED.filter((name) => known.has(name)).map(
    (name) =>
      `(select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from public."${name}" t)`
  )
  const [row] = await rows<{ print: string }>(
    null,
    `select concat_ws(':', ${parts.join(', ')}) as print`
  )
  return row!.print
}
