import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'

/**
 * Writes the reference pictures of the parts with a palette of 256 colours, which takes less than
 * half the room. What differs by it lies far below what the comparison takes for a change.
 */
const PICTURES = 'design-system/screenshots/*/*.png'
const COLOURS = 256
const PALETTE_TYPE = 3

type Colour = number
const channels = (colour: Colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255]

for (const file of globSync(PICTURES)) {
  const before = readFileSync(file)
  if (before[25] === PALETTE_TYPE) continue
  const after = withPalette(PNG.sync.read(before))
  if (after.length < before.length) writeFileSync(file, after)
}

function withPalette({ width, height, data }: PNG): Buffer {
  const counts = new Map<Colour, number>()
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUInt32BE(at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const palette = choosePalette(counts)
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(colour, palette).at]))
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = places.get(data.readUInt32BE((y * width + x) * 4))!
    }
  }
  return encode(width, height, palette, rows)
}

/** Half of them the commonest colours, half those that are farthest from all before. */
function choosePalette(counts: Map<Colour, number>): Colour[] {
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour)
  const palette = byCount.slice(0, COLOURS / 2)
  const distances = new Map(
    byCount.slice(palette.length).map((colour) => [colour, nearest(colour, palette).distance])
  )
  while (palette.length < COLOURS && distances.size > 0) {
    const [farthest] = [...distances].reduce((a, b) => (b[1] > a[1] ? b : a))
    palette.push(farthest)
    distances.delete(farthest)
    for (const [colour, distance] of distances) {
      distances.set(colour, Math.min(distance, distanceOf(colour, farthest)))
    }
  }
  return palette
}

function nearest(colour: Colour, palette: readonly Colour[]) {
  let found = { at: 0, distance: Infinity }
  palette.forEach((other, at) => {
    const distance = distanceOf(colour, other)
    if (distance < found.distance) found = { at, distance }
  })
  return found
}

function distanceOf(a: Colour, b: Colour): number {
  const other = channels(b)
  return channels(a).reduce((sum, channel, at) => sum + (channel - other[at]!) ** 2, 0)
}

function encode(width: number, height: number, palette: readonly Colour[], rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, PALETTE_TYPE, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
