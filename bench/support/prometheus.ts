import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const program = process.env.PROMETHEUS ?? 'prometheus'
const tool = process.env.PROMTOOL ?? 'promtool'
const MOST_TRIES = 200
const RULES = resolve('deploy/prometheus/alerts.yml')
const EVERY_SECONDS = 2

/** The version of the Prometheus of this machine, `2.42.0`: in the path or where PROMETHEUS says. */
export const prometheusVersion = (): string | null =>
  spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.match(
    /version (\d[\d.]*)/
  )?.[1] ?? null

/** What promtool says to the rules and to their tests. @throws what it finds wrong */
export function checkRules(tests: string): string[] {
  const said = (...args: string[]) => execFileSync(tool, args, { encoding: 'utf8' })
  const rules = said('check', 'rules', RULES).match(/(\d+) rules found/)![1]!
  said('test', 'rules', tests)
  return [`${rules} rules`, 'tests pass']
}

/** One line of a panel: what it is of, and seconds since 1970 with their values. */
export type Series = { metric: Record<string, string>; values: [number, number][] }

export type Span = { from: number; to: number }

export type Prometheus = {
  /** What a query answers between two moments, in steps of two seconds. @throws what is wrong with it */
  range(query: string, span: Span): Promise<Series[]>
  /** Rules that could not be evaluated, with why. */
  illRules(): Promise<string[]>
  stop(): Promise<void>
}

type Setup = { port: number; directory: string; targets: Record<string, number> }

/** One that asks the processes by their names and ports, and follows the rules of `deploy/`. */
export async function startPrometheus(setup: Setup): Promise<Prometheus> {
  const { port, directory } = setup
  mkdirSync(directory)
  const config = join(directory, 'prometheus.json')
  writeFileSync(config, JSON.stringify(configOf(setup)))
  const places = [`--config.file=${config}`, `--storage.tsdb.path=${join(directory, 'data')}`]
  const at = [`--web.listen-address=127.0.0.1:${port}`, '--log.level=warn']
  const child = spawn(program, [...places, ...at], { cwd: directory, stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)
  return {
    range: (query, span) => range(url, query, span),
    illRules: () => illRules(url),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** YAML takes JSON as it is. */
const configOf = ({ targets }: Setup) => ({
  global: { scrape_interval: `${EVERY_SECONDS}s`, evaluation_interval: '5s' },
  rule_files: [RULES],
  scrape_configs: [
    {
      job_name: 'kontor',
      static_configs: Object.entries(targets).map(([instance, port]) => ({
        targets: [`127.0.0.1:${port}`],
        labels: { instance },
      })),
    },
  ],
})

async function ask<T>(address: string): Promise<T> {
  const answer = (await (await fetch(address)).json()) as { data: T; error?: string }
  if (answer.error) throw new Error(answer.error)
  return answer.data
}

async function range(url: string, query: string, { from, to }: Span): Promise<Series[]> {
  const wish = { query, start: String(from), end: String(to), step: String(EVERY_SECONDS) }
  type Found = { result: { metric: Series['metric']; values: [number, string][] }[] }
  const { result } = await ask<Found>(`${url}/api/v1/query_range?${new URLSearchParams(wish)}`)
  return result
    .map(({ metric, values }) => ({
      metric,
      values: values
        .map(([at, value]): [number, number] => [at, Number(value)])
        .filter(([, value]) => Number.isFinite(value)),
    }))
    .filter(({ values }) => values.length > 0)
}

async function illRules(url: string): Promise<string[]> {
  type Rule = { name: string; health: string; lastError?: string }
  const { groups } = await ask<{ groups: { rules: Rule[] }[] }>(`${url}/api/v1/rules`)
  const rules = groups.flatMap((group) => group.rules)
  return rules
    .filter(({ health }) => health !== 'ok')
    .map(({ name, health, lastError }) => `${name}: ${lastError || health}`)
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const answer = await fetch(`${url}/-/ready`).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error('Prometheus did not start')
}
