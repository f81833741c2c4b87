import { execFileSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

const MEGABYTE = 1_048_576
/** What a bench fills a disk with: the smaller ones find the room that the larger ones leave. */
const PIECES = [65_536, 4_096, 512].map((bytes) => Buffer.alloc(bytes, 'full '))
const TOP_UP_MS = 250

/** A disk of its own at a folder, which holds what lay there and has so much room beside it. For root. */
export class SmallDisk {
  #image: string
  #ballast: string
  #keepsFull?: NodeJS.Timeout

  private constructor(readonly folder: string) {
    this.#image = join(dirname(folder), `${basename(folder)}.disk`)
    this.#ballast = join(folder, 'ballast')
  }

  static lay(folder: string, megabytes: number): SmallDisk {
    const disk = new SmallDisk(folder)
    mkdirSync(folder, { recursive: true })
    const held = Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0])
    writeFileSync(disk.#image, '')
    truncateSync(disk.#image, Math.ceil((held + megabytes) * 1.1 + 8) * MEGABYTE)
    execFileSync('mkfs.ext4', ['-q', '-F', '-m', '0', disk.#image])
    const aside = `${folder}.aside`
    mkdirSync(aside)
    execFileSync('mount', ['-o', 'loop', disk.#image, aside])
    rmSync(join(aside, 'lost+found'), { recursive: true })
    execFileSync('cp', ['-a', `${folder}/.`, aside])
    execFileSync('umount', [aside])
    rmSync(aside, { recursive: true })
    execFileSync('mount', ['-o', 'loop', disk.#image, folder])
    return disk
  }

  /** Leaves no room, and takes what becomes free meanwhile. */
  fill(): void {
    execFileSync('fallocate', ['-l', String(Math.max(1, this.room - MEGABYTE)), this.#ballast])
    this.#pourIn()
    this.#keepsFull = setInterval(() => this.#pourIn(), TOP_UP_MS)
  }

  /** There is room again. */
  empty(): void {
    clearInterval(this.#keepsFull)
    rmSync(this.#ballast, { force: true })
  }

  /** Free bytes. */
  get room(): number {
    const { bavail, bsize } = statfsSync(this.folder)
    return bavail * bsize
  }

  remove(): void {
    this.empty()
    if (existsSync(this.#image)) execFileSync('umount', ['--lazy', this.folder])
    rmSync(this.#image, { force: true })
  }

  #pourIn(): void {
    const file = openSync(this.#ballast, 'a')
    for (const piece of PIECES) while (isWritten(file, piece));
    closeSync(file)
  }
}

function isWritten(file: number, piece: Buffer): boolean {
  try {
    const isWhole = writeSync(file, piece) === piece.length
    fsyncSync(file)
    return isWhole
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}
