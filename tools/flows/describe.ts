import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeCharts } from '../../lab/changes/describe.ts'

/** `node tools/flows/describe.ts FOLDER`: prints the charts of the machines in the code below a folder, as JSON. */
const [folder = '.'] = process.argv.slice(2)
const { machines } = await import(pathToFileURL(join(folder, 'src/machines/index.ts')).href)
process.stdout.write(JSON.stringify(describeCharts(machines)))
