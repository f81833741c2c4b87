import { globSync } from 'node:fs'

/** By the names in keys: `catalogue.quote`, `catalogue_quote`, and `quote` if it is unique. */
export function textFilesIn(folder: string): Map<string, string> {
  const files = globSync('*/*.json', { cwd: folder }).map((file) => file.slice(0, -'.json'.length))
  const topics = files.map(topicOf)
  const isOnly = (topic: string) => topics.indexOf(topic) === topics.lastIndexOf(topic)
  return new Map(
    files.flatMap((file) => {
      const topic = topicOf(file)
      const names = [file.replace('/', '.'), file.replace('/', '_')]
      return [...names, ...(isOnly(topic) ? [topic] : [])].map((name) => [name, file] as const)
    })
  )
}

const topicOf = (file: string) => file.slice(file.indexOf('/') + 1)
