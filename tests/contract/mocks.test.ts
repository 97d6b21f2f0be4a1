import { openMockWorld } from './mockWorld.ts'
import { describeCartLaws } from './suite/cartLaws.ts'
import { describeContract } from './suite/suite.ts'

describeContract('the mocks', openMockWorld)
describeCartLaws('the mocks', openMockWorld, 60)
