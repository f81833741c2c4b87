/* A thread that estimates how many guesses a password outlasts. */
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import type { Judgement } from '#identity/gateways/password_judge'

// Only Linux knows priorities of single threads; elsewhere this would slow the whole shop down.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

/** Surnames and rare words cost much memory and tell little. */
const COMMONEST_WORDS = 20_000
/** What follows makes a password no worse, and judging it would take long. */
const LONGEST = 64

const { 'commonWords-en': words, 'lastnames-en': _, 'wikipedia-en': __, ...rest } = english
const judge = new ZxcvbnFactory({
  dictionary: {
    'passwords-common': common['passwords-common'],
    'words': words.slice(0, COMMONEST_WORDS),
    'house': workerData as string[],
    ...rest,
  },
  graphs: adjacencyGraphs,
  maxLength: LONGEST,
})

parentPort!.on('message', ({ id, password, words: own }: Judgement) => {
  parentPort!.postMessage({ id, score: judge.check(password, own).score })
})
