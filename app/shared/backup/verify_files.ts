import { damaged, type Kept, type Manifest } from '#shared/backup/manifest'
import { FileMissing, type Storage } from '#shared/storage/storage'

/** Reads every file of a backup before anything is done with it. @throws BackupProblem */
export async function verifyFiles(place: Storage, { name, tables, objects }: Manifest) {
  for (const file of [...tables, objects]) await verify(place, name, file)
}

async function verify(place: Storage, name: string, { key, sha256 }: Kept): Promise<void> {
  const found = await place.sha256(key).catch((error: unknown) => {
    if (error instanceof FileMissing) throw damaged(name, `${key} is missing`)
    throw error
  })
  if (found !== sha256) throw damaged(name, `${key} is not what its checksum says`)
}
