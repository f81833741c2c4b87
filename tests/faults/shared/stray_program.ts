/* The web process of the shop, whose answers fail outside of what could catch them. */
import 'reflect-metadata'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Ignitor } from '@adonisjs/core'
import { createNodeServer } from '#shared/http/node_server'
import { outliveStrayErrors } from '#shared/http/stray_errors'

/** Requests come as soon as it listens, which is before all is ready. */
const LATE_MS = 10_000

const FAILURES: Record<string, (response: ServerResponse) => unknown> = {
  '/at-once': () => raise(),
  '/in-a-promise': () => Promise.reject(new Error('stray')),
  '/in-a-stray-promise': () => void Promise.reject(new Error('stray')),
  '/in-a-timer': () => void setTimeout(raise),
  '/in-an-event': (response) =>
    void process.nextTick(() => response.emit('error', new Error('stray'))),
  '/header': (response) => response.setHeader('location', '/\u202e\r\nx: y\ud800').end('sent'),
  '/head': (response) => response.writeHead(200, { link: '<\u202e>' }).end('sent'),
}

function raise(): never {
  throw new Error('stray')
}

const answer = ({ url = '/' }: IncomingMessage, response: ServerResponse) =>
  FAILURES[url] ? FAILURES[url](response) : response.end('well')

const root = new URL('../../../', import.meta.url)
await new Ignitor(root, { importer: (path) => import(new URL(path, root).href) })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.booted(async () => outliveStrayErrors(await app.container.make('logger')))
    app.ready(() => pause<void>(LATE_MS))
  })
  .httpServer()
  .start(() => createNodeServer(answer))
