import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Points that a cell has on each side: at one bit a point, a byte of each of its lines. */
export const CELL_POINTS = 8
const LIGHT = 0xff

/** `isDark` is asked once a cell. Libraries take 32 bits a point: too long while orders wait. */
export function oneBitPng(cells: number, isDark: (column: number, row: number) => boolean): Buffer {
  const lines: Buffer[] = []
  for (let row = 0; row < cells; row++) {
    const line = Buffer.alloc(cells + 1)
    for (let column = 0; column < cells; column++) {
      if (!isDark(column, row)) line[column + 1] = LIGHT
    }
    for (let point = 0; point < CELL_POINTS; point++) lines.push(line)
  }
  const points = deflateSync(Buffer.concat(lines), { level: 1 })
  const chunks = [chunk('IHDR', header(cells * CELL_POINTS)), chunk('IDAT', points)]
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

/** Width, height, one bit a point, grey. */
function header(side: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(side, 0)
  data.writeUInt32BE(side, 4)
  data.writeUInt8(1, 8)
  return data
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
