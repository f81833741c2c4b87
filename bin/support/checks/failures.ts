import type { Results } from '../japa/results.ts'
import type { Failure } from './check.ts'
import { readReport } from './reports.ts'

/** The failed tests of Japa's processes. */
export const failuresOfJapa = (report: string): Failure[] =>
  ((readReport(report) as Partial<Results>).failures ?? []).map(({ file, title, error }) => ({
    title: `${file} › ${title}`,
    error,
  }))

type VitestReport = {
  testResults?: {
    name: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** The failed stories and tests of components; a file that could not be loaded is one as well. */
export const failuresOfVitest = (report: string): Failure[] =>
  ((readReport(report) as VitestReport).testResults ?? []).flatMap((file) => [
    ...(file.message ? [{ title: file.name, error: file.message }] : []),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        title: `${file.name} › ${fullName}`,
        error: failureMessages.join('\n'),
      })),
  ])

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; ok: boolean; tests: PlaywrightTest[] }[]
}
type PlaywrightTest = { results: { errors: { message?: string; stack?: string }[] }[] }
type PlaywrightReport = PlaywrightSuite & { errors?: { message?: string }[] }

/** The failed journeys with what they waited for. */
export const failuresOfPlaywright = (report: string): Failure[] => {
  const read = readReport(report) as PlaywrightReport
  const around = (read.errors ?? []).map(({ message = '' }) => ({
    title: 'around the journeys',
    error: message,
  }))
  return [...around, ...failuresIn(read)]
}

const failuresIn = ({ suites = [], specs = [] }: PlaywrightSuite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      title: `${file}:${line} › ${title}`,
      error: tests.flatMap(messagesOf).join('\n'),
    })),
  ...suites.flatMap(failuresIn),
]

const messagesOf = ({ results }: PlaywrightTest) =>
  results.flatMap(({ errors }) =>
    errors.map(({ message, stack }) => `${message}\n${placeIn(stack)}`)
  )

const placeIn = (stack = '') =>
  stack
    .split('\n')
    .find((line) => line.includes('/tests/browser/'))
    ?.trim() ?? ''
