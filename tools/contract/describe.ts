import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeContract } from './description.ts'

/** `node tools/contract/describe.ts FOLDER`: prints the contract in the code below a folder, as JSON. */
const [folder = '.'] = process.argv.slice(2)
const contracts = join(folder, 'src/contracts')
const load = (file: string) => import(pathToFileURL(join(contracts, file)).href)

const files = globSync('**/*.ts', { cwd: contracts }).toSorted()
const exported = Object.assign({}, ...(await Promise.all(files.map(load))))
process.stdout.write(JSON.stringify(describeContract(exported.contract, exported)))
