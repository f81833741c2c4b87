import type { HashNews } from './hash_worker'

/** SHA-256 of a file as hexadecimal digits; `onRead` hears how far it is, from 0 to 1. */
export function hashFile(file: File, onRead: (part: number) => void): Promise<string> {
  const worker = new Worker(new URL('./hash_worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<HashNews>) => {
      if ('read' in data) onRead(file.size === 0 ? 1 : data.read / file.size)
      else if ('sha256' in data) resolve(data.sha256)
      else reject(new Error('The file cannot be read'))
    }
    worker.onerror = () => reject(new Error('The worker failed'))
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
