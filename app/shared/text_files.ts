import { globSync } from 'node:fs'

/**
 * The files of texts below a folder, such as `catalogue/quote`, by the names that keys give them:
 * `catalogue.quote` and `catalogue_quote`, and `quote` alone where no other module has that topic.
 */
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
