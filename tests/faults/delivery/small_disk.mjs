import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/* A disk with as many free bytes as FREE_BYTES says. */
fs.statfs = async () => ({ bavail: Number(process.env.FREE_BYTES), bsize: 1 })
syncBuiltinESMExports()
