import { openServerWorld } from './serverWorld.ts'
import { describeCartLaws } from './suite/cartLaws.ts'
import { describeContract } from './suite/suite.ts'

describeContract('the real server', openServerWorld)
describeCartLaws('the real server', openServerWorld, 60)
