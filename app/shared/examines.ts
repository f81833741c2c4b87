import { address, certificate, keptInMemory, proxies } from '#shared/examining/address'
import { database, tables } from '#shared/examining/database'
import { deadMails, mailServer } from '#shared/examining/mail'
import { poolerServer } from '#shared/examining/pooler'
import { replicaServer } from '#shared/examining/replica'
import { dataLake, disk, files } from '#shared/examining/storage'
import { deadJobs, worker } from '#shared/examining/work'

export default [
  ...[database, tables, poolerServer, replicaServer],
  ...[files, dataLake, disk, mailServer, address, certificate, proxies],
  ...[keptInMemory, worker, deadJobs, deadMails],
]
