import { openServerWorld } from './serverWorld.ts'
import { describeContract } from './suite/suite.ts'

describeContract('the real server', openServerWorld)
