/**
 * The labels that the school has specified, by form and step: `wire name: label`, of a question in a list or a group with that
 * one's name before it. A question that is not here has the label it says itself, so a new one needs nothing here.
 */
export const specifiedLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  staff: {
    personalInfo: `
      firstName: First name
      familyName: Family name
      fatherName: Father's name
      gender: Gender
      birthDate: Date of birth
      mobilePhone: Mobile phone
      email: Email
      maritalStatus: Marital status
      maidenName: Maiden name
      spouseOccupation: Spouse's occupation
      hasChildren: Do you have children?
      numberOfChildren: Number of children
      passport: Photocopy of passport or Lebanese ID card`,
    education: `
      academicInfo: Academic background
      academicInfo.from: From
      academicInfo.to: To
      academicInfo.schoolUniversity: School / University
      academicInfo.degree: Degree
      academicInfo.major: Major
      academicInfo.certificate: Certificate
      languages: Languages
      languages.: Language
      computer_literacy: Computer literacy`,
    workExperience: `
      hasWorkExperience: Do you have work experience?
      experiences: Experiences
      experiences.from: From
      experiences.to: To
      experiences.institution: Institution
      experiences.position: Position
      experiences.reasonForChange: Reason for change
      experiences.reasonForJoining: Reason for joining
      experiences.previousEmploymentLetter: Previous employment letter`,
    employmentInfo: `
      applyingFor: Applying for
      teacher: Subjects and levels
      teacher.subject: Subject
      teacher.level: Level
      department: Department
      hasAppliedToOtherSchools: Have you applied to other schools?
      hasAppliedToOtherSchoolsSpecify: Specify
      hasHealthProblems: Do you have any health problems?
      hasHealthProblemsSpecify: Specify
      isWillingToRegisterChildren: Are you willing to register your children at our school?`,
    references: `
      hasReferences: Do you have references?
      references: References
      references.firstName: First name
      references.lastName: Last name
      references.mobileNo: Mobile number
      references.email: Email
      references.position: Position`,
  },
  admission: {
    learner: `
      familyName: Family name
      name: First name
      fatherName: Father's name
      familyNameAr: Family name in Arabic
      studentNameAr: First name in Arabic
      fatherNameAr: Father's name in Arabic
      dateOfBirth: Date of birth
      birthCity: City of birth
      birthCountry: Country of birth
      gender: Gender
      bloodType: Blood type
      nationality1: Primary nationality
      nationality2: Second nationality
      civilRegistryNo: Civil registry number
      address: Address in Lebanon
      address.floor: Floor
      address.building: Building
      address.street: Street
      address.city: City
      scholasticYear: Scholastic year
      reasonForJoining: Reason for joining
      gradeApplyingTo: Grade applying to
      isEnrolledInDayCare: Is the learner enrolled in a day care?
      dayCareSchool: Previous Day Care
      dayCareSchool.name: Name
      dayCareSchool.country: Country
      dayCareSchool.grade: Grade
      dayCareSchool.years: Years
      dayCareSchool.reasonForLeaving: Reason for leaving
      hasPhysioNeuro: Does the learner need physiotherapy or neurological support?
      physioNeuroFile: Physiotherapy or neurological support file
      hasSmallGroupSupport: Does the learner need small group support?
      smallGroupSupportFile: Small group support file
      hasIndividualLearningSupport: Does the learner need individual learning support?
      individualLearningSupportFile: Individual learning support file
      hasSpeechTherapy: Does the learner need speech therapy?
      speechTherapyFile: Speech therapy file
      hasAcommodationsForLearningNeeds: Does the learner need accommodations for learning needs?
      acommodationsForLearningNeedsFile: Accommodations for learning needs file
      hasPsychomotorTherapy: Does the learner need psychomotor therapy?
      psychomotorTherapyFile: Psychomotor therapy file
      hasOccupationalTherapy: Does the learner need occupational therapy?
      occupationalTherapyFile: Occupational therapy file
      hasBehaviorManagement: Does the learner need behavior management?
      behaviorManagementFile: Behavior management file
      hasSocialEmotionalSupport: Does the learner need social-emotional support?
      socialEmotionalSupportFile: Social-emotional support file
      hasRepeatedAGrade: Has the learner repeated a grade?
      repeatedGrade: Specify
      hasPhysicalMedicalCondition: Does the learner have a physical medical condition?
      physicalMedicalCondition: Specify`,
    parentsInfo: `
      applicantLivesWith: Applicant lives with
      applicantLivesWithGuardian: Guardian
      parentsMaritialStatus: Parents' marital status
      parentsRemarried: Parents remarried
      legalGuardian: Legal guardian
      legalGuardianOther: Specify
      communicateWith: Communicate with
      communicateWithOther: Specify
      legalPapers: Legal papers`,
    father: `
      firstName: First name
      familyName: Family name
      dateOfBirth: Date of birth
      birthCity: City of birth
      birthCountry: Country of birth
      bloodTypes: Blood type
      registryNo: Registry number
      mobilePhoneNumber: Mobile phone number
      homePhoneNumber: Home phone number
      email: Email
      educanionalLevel: Educational level
      employmentStatus: Employment status
      occupation: Occupation
      organization: Organization
      position: Position`,
    mother: `
      firstName: First name
      maidenName: Maiden name
      dateOfBirth: Date of birth
      birthCity: City of birth
      birthCountry: Country of birth
      bloodTypes: Blood type
      registryNo: Registry number
      mobilePhoneNumber: Mobile phone number
      homePhoneNumber: Home phone number
      email: Email
      educanionalLevel: Educational level
      employmentStatus: Employment status
      occupation: Occupation
      organization: Organization
      position: Position`,
    siblingsInfo: `
      hasSiblings: Does the learner have siblings?
      siblings: Siblings
      siblings.firstName: First name
      siblings.lastName: Last name
      siblings.dateOfBirth: Date of birth
      siblings.grade: Grade
      siblings.isAttendingBac: Is attending BAC?
      siblings.isApplyingToBac: Is applying to BAC?`,
    documents: `
      medicalDocs: Medical form and vaccination card
      passportImg: Passport photo
      ID: Passport or Lebanese ID
      recommendationLetter: Recommendation letter
      report: Evaluation report`,
  },
};
