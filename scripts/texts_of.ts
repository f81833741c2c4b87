import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inPlace } from './in_place.js'

/** Imports that are there at run time; those of types say nothing on a page. */
const IMPORT = /^(?!import type)(?:import|export)\s[^'"]*?from '([^']+)'|\bimport\('([^']+)'\)/gm
const SAID = /\buse(?:Text|CodeText|ListWords)\(([^)]*)\)/g
const LOADED = /\bloadNamespaces\(([^)]*)\)/g
const ENDINGS = ['.tsx', '.ts', '/index.tsx', '/index.ts']

/** Whoever loads words himself needs none of what comes with them beforehand. */
const LOADS_ITSELF = 'loadNamespaces('

type Read = { imports: string[]; namespaces: string[]; loaded: string[] }

/** Finds the namespaces that a module of the browser and all that it imports speak from. */
export class TextsOf {
  #root: string
  #files = new Map<string, Read>()

  constructor(root: string) {
    this.#root = root
  }

  /** Of a file such as `pages/site/home.tsx`. */
  of(file: string): string[] {
    const seen = new Set<string>()
    const found = new Set<string>()
    const visit = (path: string) => {
      if (seen.has(path)) return
      seen.add(path)
      const { imports, namespaces } = this.#read(path)
      namespaces.forEach((name) => found.add(name))
      imports.forEach(visit)
    }
    visit(join(this.#root, file))
    return [...new Set([...found].flatMap((name) => [name, ...this.#namedIn(name)]))].sort()
  }

  /** Texts may hold others that are not put in their places: `$t(shared/counts:days, …)`. */
  #namedIn(namespace: string): string[] {
    const folder = join(this.#root, 'i18n/locales/en')
    const text = inPlace(readFileSync(join(folder, `${namespace}.json`), 'utf8'), folder)
    return [...text.matchAll(/\$t\(([a-z_/]+):/g)].map(([, name]) => name!)
  }

  /** What one file says itself, or loads for others. */
  in(file: string): string[] {
    const { namespaces, loaded } = this.#read(join(this.#root, file))
    const own = [...namespaces, ...loaded]
    return [...own, ...own.flatMap((name) => this.#namedIn(name))]
  }

  #read(path: string) {
    const known = this.#files.get(path)
    if (known) return known
    const text = readFileSync(path, 'utf8')
    const read = {
      imports: this.#importsOf(path, text),
      namespaces: namespacesIn(text, SAID),
      loaded: namespacesIn(text, LOADED),
    }
    this.#files.set(path, read)
    return read
  }

  #importsOf(path: string, text: string): string[] {
    return [...text.matchAll(IMPORT)].flatMap(([, plain, later]) => {
      if (later !== undefined && text.includes(LOADS_ITSELF)) return []
      return this.#resolve(dirname(path), (plain ?? later)!) ?? []
    })
  }

  #resolve(folder: string, name: string): string | undefined {
    if (!/^(~|\.)/.test(name)) return undefined
    const path = name.startsWith('~/') ? join(this.#root, name.slice(2)) : join(folder, name)
    return ENDINGS.map((ending) => path + ending).find((file) => existsSync(file))
  }
}

const namespacesIn = (text: string, call: RegExp): string[] =>
  [...text.matchAll(call)].flatMap(([, names]) =>
    [...names!.matchAll(/'([a-z_]+\/[a-z_]+)'/g)].map(([, name]) => name!)
  )
