// GENERATED from openapi.yaml by scripts/generate.ts. Do not edit: run `npm run generate`.

export interface paths {
    "/api/Authentication/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Exchanges an email and a password for a session token. A wrong email and a wrong password give the same 401 answer, so that nobody learns which emails are registered.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/register-doctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a doctor
         * @description Creates a doctor's account. The name and the email must be free, without regard to case, and the name must not look like another one (409 otherwise). An unknown specialization is a 400 that names the field. Logging in is a separate call.
         */
        post: operations["registerDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/register-patient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a patient
         * @description Creates a patient's account. The name and the email must be free, without regard to case, and the name must not look like another one (409 otherwise). Logging in is a separate call.
         */
        post: operations["registerPatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MedicalSpecification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the specializations
         * @description All medical specializations. Note the capital letter in this path; the doctors' path has a small one. They seldom change: a backend may send an `ETag`, and answer a call whose `If-None-Match` has it with 304 and no body. Browsers ask so by themselves, and show a page the list that they have kept, as a 200.
         */
        get: operations["listSpecializations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/medicalSpecification/{msId}/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the doctors of a specialization
         * @description All doctors of one specialization, by name. An unknown specialization is a 404, one without doctors an empty list.
         */
        get: operations["listDoctorsBySpecialization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search doctors
         * @description One page of doctors by name. With `searchName`, only those whose name contains it.
         */
        get: operations["listDoctors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a doctor's profile
         * @description The public profile of one doctor, found by name without regard to case.
         */
        get: operations["getDoctor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/clinic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own clinic
         * @description Changes the clinic of the doctor who calls. A field that is left out stays as it is; a blank one, or null, is cleared. Without a name the doctor counts as having no clinic.
         */
        post: operations["updateClinic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/profileData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own doctor profile
         * @description Changes the CV link and the bio of the doctor who calls. A field that is left out stays as it is; a blank one, or null, is cleared.
         */
        post: operations["updateDoctorProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests to the calling doctor
         * @description One page of the requests sent to the doctor who calls, newest first.
         */
        get: operations["listDoctorRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a patient's profile
         * @description The profile of one patient, found by name without regard to case. A backend that protects records lets only the patient and their doctors read it: 401 without a valid token, and for anybody else the same 404 as for a name that does not exist.
         */
        get: operations["getPatient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/profileData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own patient profile
         * @description Changes the blood type, height and weight of the patient who calls. A field that is left out stays as it is; null (for the blood type also a blank) clears it.
         */
        post: operations["updatePatientProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/bloodPressure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a blood pressure
         * @description Stores a blood pressure reading of the patient who calls, dated now.
         */
        post: operations["addBloodPressure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/bloodSugar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a blood sugar
         * @description Stores a blood sugar reading of the patient who calls, dated now.
         */
        post: operations["addBloodSugar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/bloodPressures/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient's blood pressures
         * @description The blood pressure readings of one patient, newest first: the newest 5,000 at most. Readable by the same people as the patient's profile.
         */
        get: operations["listBloodPressures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/bloodSugars/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient's blood sugars
         * @description The blood sugar readings of one patient, newest first: the newest 5,000 at most. Readable by the same people as the patient's profile.
         */
        get: operations["listBloodSugars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests of the calling patient
         * @description One page of the requests sent by the patient who calls, newest first.
         */
        get: operations["listPatientRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/accessLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who opened the own record
         * @description One page of who read, changed or was refused the record of the patient who calls, newest first. It is the caller's own log: nobody else's can be asked for. Looking at it is recorded too, but not listed. A doctor's list of requests is an entry for every patient on it. Follow `next` to read a long log: that takes as long for each page, and no page moves on when entries are added meanwhile.
         */
        get: operations["listAccessLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/medicine/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient's medicines
         * @description The medicines that doctors added for one patient. Items carry no date and no status: none of them is known to be current. Readable by the same people as the patient's profile.
         */
        get: operations["listMedicines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/chronicDisease/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient's chronic diseases
         * @description The chronic diseases that doctors added for one patient. Readable by the same people as the patient's profile.
         */
        get: operations["listChronicDiseases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/allergies/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient's allergies
         * @description The allergies that doctors added for one patient. An empty list means that none is recorded here, not that the patient has none. Readable by the same people as the patient's profile.
         */
        get: operations["listAllergies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/request/{doctorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a request to a doctor
         * @description Sends a health-check request from the patient who calls to one doctor. An unknown doctor is a 404.
         */
        post: operations["createRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{role}/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a request and its response
         * @description One request with the sections of its response, for the patient who sent it and the doctor it was sent to; anybody else gets the same 404 as for a request that does not exist. The role in the path must be the caller's own. A section that the doctor left empty is null.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a request
         * @description Stores the response of the doctor who calls and marks the request as answered. Doctor and patient come from the token and the stored request; ids in the payload that disagree are a 400, and nothing is written. A request that is already answered is a 409, one that was sent to somebody else a 404. A section without a filled field is not stored; a response without any filled field is a 400.
         */
        post: operations["createResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: int32
         * @description A positive whole number that identifies one thing of its kind.
         */
        Id: number;
        /** @description The name of a doctor or patient, unique among all accounts without regard to case. Refused are control characters, the characters / \ % ? #, overrides of the writing direction, unpaired surrogates, and the names `.`, `..`, `requests` and `accessLog`. The backend normalizes it to NFC, trims it and collapses inner white space. A new name has at least one letter or number and no invisible characters, such as zero-width spaces and soft hyphens; joiners between the letters of Arabic and Indic scripts are fine. A new name that looks like the name of another account, for instance with a capital I in place of an l or with Cyrillic letters in place of Latin ones, is a 409. */
        PersonName: string;
        /** @description One line of text without NUL characters and unpaired surrogates. Blank and null mean "not given". */
        ShortText: string | null;
        /** @description Free text without NUL characters and unpaired surrogates. Blank and null mean "not given". */
        LongText: string | null;
        /** @description Why a call failed, in words for people. */
        Problem: {
            /** @description What happened, in a few words. */
            title: string;
            /** @description What it means and what to do, in one sentence. */
            message: string;
            /** @description The fields with wrong values; each field's name leads to what is wrong with it. Nested fields are joined with dots, as in `medicine.dosage`. */
            errors?: {
                [key: string]: string[];
            };
        };
        /** @description The answer to a write that was carried out. */
        WriteResult: {
            /** @description What was done, in words for people. */
            message: string;
        };
        /** @description The credentials of an account. */
        LoginPayload: {
            /** @description The email the account was registered with, matched without regard to case. */
            email: string;
            /** @description The password of the account. */
            password: string;
        };
        /** @description A new session. */
        Session: {
            /** @description A JSON Web Token with at least the claims `name` and `role` (`Doctor` or `Patient`). */
            token: string;
        };
        /** @description A new doctor's account. */
        DoctorRegistration: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            gender?: components["schemas"]["GenderInput"];
            /** @description The `msId` of the doctor's specialization. */
            medicalSpecificationId: components["schemas"]["Id"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            address?: components["schemas"]["Address"];
        };
        /** @description A new patient's account. */
        PatientRegistration: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            gender?: components["schemas"]["GenderInput"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            address?: components["schemas"]["Address"];
        };
        /**
         * Format: email
         * @description An email address, unique among all accounts without regard to case.
         */
        Email: string;
        /** @description A new password of at least 8 characters. The most common passwords are refused with a 400. */
        NewPassword: string;
        /**
         * @description The gender. Absent, blank or null leaves it unspecified.
         * @enum {string|null}
         */
        GenderInput: "Male" | "Female" | null;
        /** @description A phone number as free text. May be blank. */
        PhoneNumber: string | null;
        /** @description A postal address as free text. May be blank. */
        Address: string | null;
        /** @description A medical specialization. */
        Specialization: {
            /**
             * Format: int32
             * @description The id of the specialization.
             */
            msId: number;
            /** @description The name of the specialization. */
            msName: string;
        };
        /** @description A doctor as a list shows them. */
        DoctorListItem: {
            /** @description The doctor's name, without a title. */
            name: string;
            /** @description `Male`, `Female`, or nothing when unspecified. */
            gender?: string | null;
            /** @description The name of the clinic. `No Clinic` is reserved for a doctor who has none. */
            clinicName?: string | null;
            /** @description The name of the specialization. */
            medicalSpecificationName?: string | null;
        };
        /** @description One page of doctors. */
        DoctorPage: {
            /** @description The doctors of this page, by name. */
            doctors: components["schemas"]["DoctorListItem"][];
            /** @description How many doctors match on all pages. */
            totalCount: number;
        };
        /** @description The public profile of a doctor. */
        DoctorDetail: {
            /** @description The doctor's name, without a title. */
            name: string;
            /**
             * Format: int32
             * @description The id that a request is sent to.
             */
            doctorId: number;
            /** @description `Male`, `Female`, or nothing when unspecified. */
            gender?: string | null;
            /** @description The phone number as free text. */
            phoneNumber?: string | null;
            /** @description The email address. */
            email?: string | null;
            /** @description The postal address as free text. */
            address?: string | null;
            /** @description Where the CV is. Make it a link only when it is an http or https address. */
            cvUrl?: string | null;
            /** @description What the doctor says about themselves. */
            bio?: string | null;
            medicalSpecification?: components["schemas"]["DoctorSpecialization"];
            clinic?: components["schemas"]["Clinic"];
        };
        /** @description The specialization of a doctor. */
        DoctorSpecialization: {
            /** @description The name of the specialization. */
            msName?: string | null;
        } | null;
        /** @description The clinic of a doctor. */
        Clinic: {
            /** @description The name of the clinic. `No Clinic Yet !` is reserved for a doctor who has none. */
            clinicName?: string | null;
            /** @description Where the clinic is. */
            location?: string | null;
            /** @description When the clinic is open, as free text. */
            openHours?: string | null;
        } | null;
        /** @description The clinic of the doctor who calls. Absent fields stay as they are; blank and null clear. */
        ClinicUpdate: {
            /** @description The name of the clinic, read back as `clinicName`. Blank means that there is no clinic; the lists then say `No Clinic` and the profile says `No Clinic Yet !`. */
            name?: string | null;
            /** @description Where the clinic is. */
            location?: components["schemas"]["ShortText"];
            /** @description When the clinic is open, as free text. */
            openHours?: string | null;
        };
        /** @description The profile of the doctor who calls. Absent fields stay as they are; blank and null clear. */
        DoctorProfileUpdate: {
            /** @description Where the CV is, an http or https address without spaces. An empty text clears it. */
            cvUrl?: string | null;
            /** @description What the doctor says about themselves. */
            bio?: components["schemas"]["LongText"];
        };
        /** @description The profile of a patient. */
        PatientDetail: {
            /** @description The patient's name. */
            name: string;
            /** @description `Male`, `Female`, or nothing when unspecified. */
            gender?: string | null;
            /** @description The phone number as free text. */
            phoneNumber?: string | null;
            /** @description The email address. */
            email?: string | null;
            /** @description The postal address as free text. */
            address?: string | null;
            /** @description The blood type; blank or null when it is not recorded. */
            bloodType?: string | null;
            /** @description The height in centimetres; 0 or null when it is not recorded. */
            height?: number | null;
            /** @description The weight in kilograms; 0 or null when it is not recorded. */
            weight?: number | null;
        };
        /** @description The profile of the patient who calls. Absent fields stay as they are; null clears. */
        PatientProfileUpdate: {
            /**
             * @description The blood type. Blank or null records none.
             * @enum {string|null}
             */
            bloodType?: "O+" | "O-" | "A+" | "A-" | "B+" | "B-" | "AB+" | "AB-" | "" | null;
            /** @description The height in centimetres. */
            height?: number | null;
            /** @description The weight in kilograms. */
            weight?: number | null;
        };
        /** @description One time that somebody read or changed a patient's record, or was refused. */
        AccessLogEntry: {
            /**
             * Format: date-time
             * @description When it was.
             */
            date: string;
            /** @description The name that this person had then. Null when nobody was logged in. */
            accountName: string | null;
            /**
             * @description The role of this person. Null when nobody was logged in.
             * @enum {string|null}
             */
            role: "Doctor" | "Patient" | null;
            /** @description Whether it was the patient. */
            isSelf: boolean;
            /** @description What was done or refused, as the operationId of one of these calls. */
            action: string;
            /**
             * Format: int32
             * @description The id of the request that it was about. Null when it was about the record itself.
             */
            requestId: number | null;
            /**
             * @description Whether it was allowed or denied.
             * @enum {string}
             */
            outcome: "allowed" | "denied";
            /** @description How many times it was; once when absent. Refusals of callers who are not logged in can share an entry: those from one network within one hour. Its date, action and requestId are those of the first. */
            count?: number;
        };
        /** @description One page of an access log. */
        AccessLogPage: {
            /** @description The entries of this page, newest first. */
            entries: components["schemas"]["AccessLogEntry"][];
            /** @description How many entries there are on all pages; 10,000 where there are more. */
            totalCount: number;
            /** @description The `cursor` that goes on after this page. Null on the last one; absent where a backend knows pages by their number only. */
            next?: string | null;
        };
        /** @description A blood pressure reading. */
        BloodPressurePayload: {
            /** @description Upper and lower value in mm[Hg] as `up/down`: whole numbers from 0 to 250, the upper greater than the lower. */
            value: string;
        };
        /** @description A blood sugar reading. */
        BloodSugarPayload: {
            /** @description The blood sugar in mg/dL. */
            value: number;
        };
        /** @description A stored blood pressure reading. */
        BloodPressureReading: {
            /** @description Usually `up/down` in mm[Hg]; any text must be expected. */
            value: string;
            /**
             * Format: date-time
             * @description When it was logged. Without an offset it is UTC.
             */
            date: string;
        };
        /** @description A stored blood sugar reading. */
        BloodSugarReading: {
            /** @description The blood sugar in mg/dL. */
            value: number;
            /**
             * Format: date-time
             * @description When it was logged. Without an offset it is UTC.
             */
            date: string;
        };
        /** @description A medicine that a doctor added. */
        MedicineHistoryItem: {
            /** @description The name of the doctor who added it. */
            addedBy?: string | null;
            /** @description The name of the medicine. */
            medicineName?: string | null;
            /** @description How much to take. */
            dosage?: string | null;
            /** @description How often to take it. */
            frequency?: string | null;
            /** @description How to take it. */
            instructions?: string | null;
            /** @description Whether it is taken permanently. The spelling is part of the contract; the right one would be `isMaintenance`. */
            isMaintenace?: boolean | null;
        };
        /** @description A chronic disease that a doctor added. */
        ChronicDiseaseHistoryItem: {
            /** @description The name of the doctor who added it. */
            addedBy?: string | null;
            /** @description The name of the disease. */
            chronicDiseaseName?: string | null;
            /** @description What the disease is. */
            description?: string | null;
            /** @description What causes it. */
            causes?: string | null;
            /** @description How it shows. */
            symptoms?: string | null;
            /** @description How it was diagnosed. The spelling is part of the contract; the right one would be `diagnosis`. */
            digonsis?: string | null;
            /** @description How it is treated. */
            treatment?: string | null;
            /** @description The day of the diagnosis, usually as `YYYY-MM-DD`, without time or zone. The spelling is part of the contract; the right one would be `dateOfDiagnosis`. */
            dateOfDiagonsis?: string | null;
        };
        /** @description An allergy that a doctor added. */
        AllergyHistoryItem: {
            /** @description The name of the doctor who added it. */
            addedBy?: string | null;
            /** @description What the patient is allergic to. */
            allergyName?: string | null;
            /** @description How it shows. The spelling is part of the contract; the right one would be `symptoms`. */
            symptons?: string | null;
        };
        /** @description A health-check request. */
        RequestPayload: {
            /** @description What the patient asks. At least one character that is not white space. */
            description: string;
        };
        /** @description The answer to a request that was sent. */
        RequestCreated: {
            /** @description What was done, in words for people. */
            message: string;
            /**
             * Format: int32
             * @description The id of the new request.
             */
            requestId: number;
        };
        /** @description A request as a list shows it. */
        RequestListItem: {
            /**
             * Format: int32
             * @description The id of the request.
             */
            requestId: number;
            /**
             * Format: int32
             * @description The id of the doctor it was sent to.
             */
            doctorId: number;
            /** @description The name of the doctor it was sent to. */
            doctorName: string;
            /**
             * Format: int32
             * @description The id of the patient who sent it.
             */
            patientId: number;
            /** @description The name of the patient who sent it. */
            patientName: string;
            /** @description What the patient asks. */
            description: string;
            /**
             * Format: date-time
             * @description When it was sent. Without an offset it is UTC.
             */
            date?: string | null;
            /** @description Whether the doctor has saved a response. */
            isAnswered: boolean;
        };
        /** @description One page of requests. */
        RequestPage: {
            /** @description The requests of this page, newest first. */
            requests: components["schemas"]["RequestListItem"][];
            /** @description How many requests match on all pages. */
            totalCount: number;
        };
        /** @description A request with the sections of its response. */
        RequestDetail: {
            /**
             * Format: int32
             * @description The id of the request.
             */
            requestId?: number | null;
            /**
             * Format: int32
             * @description The id of the doctor it was sent to.
             */
            doctorId?: number | null;
            /** @description The name of the doctor it was sent to. */
            doctorName: string;
            /**
             * Format: int32
             * @description The id of the patient who sent it.
             */
            patientId?: number | null;
            /** @description The name of the patient who sent it. */
            patientName: string;
            /** @description What the patient asks. */
            description: string;
            /**
             * Format: date-time
             * @description When it was sent. Without an offset it is UTC.
             */
            date?: string | null;
            /** @description Whether the doctor has saved a response. */
            isAnswered?: boolean | null;
            generalReport?: components["schemas"]["GeneralReportSection"];
            medicine?: components["schemas"]["MedicineSection"];
            chronicDisease?: components["schemas"]["ChronicDiseaseSection"];
            allergy?: components["schemas"]["AllergySection"];
        };
        /** @description The general report of a response; null when the doctor left it empty. */
        GeneralReportSection: {
            /** @description What the doctor found. */
            diagnosis?: string | null;
            /** @description What is to be done. */
            treatmentPlan?: string | null;
            /** @description Anything else. */
            notes?: string | null;
            /** @description A text or an address. Make it a link only when it is an http or https address. */
            attachment?: string | null;
        } | null;
        /** @description The medicine of a response; null when the doctor left it empty. Its name is spelled `medicineName` here and `medicinName` where a response is sent. */
        MedicineSection: {
            /** @description The name of the medicine. */
            medicineName?: string | null;
            /** @description How much to take. */
            dosage?: string | null;
            /** @description How often to take it. */
            frequency?: string | null;
            /** @description How to take it. */
            instructions?: string | null;
        } | null;
        /** @description The chronic disease of a response; null when the doctor left it empty. */
        ChronicDiseaseSection: {
            /** @description The name of the disease. */
            chronicDiseaseName?: string | null;
            /** @description What the disease is. */
            description?: string | null;
            /** @description What causes it. */
            causes?: string | null;
            /** @description How it shows. */
            symptoms?: string | null;
            /** @description How it was diagnosed. The spelling is part of the contract; the right one would be `diagnosis`. */
            digonsis?: string | null;
            /** @description How it is treated. */
            treatment?: string | null;
            /** @description The day of the diagnosis, usually as `YYYY-MM-DD`, without time or zone. The spelling is part of the contract; the right one would be `dateOfDiagnosis`. */
            dateOfDiagonsis?: string | null;
        } | null;
        /** @description The allergy of a response; null when the doctor left it empty. */
        AllergySection: {
            /** @description What the patient is allergic to. */
            allergyName?: string | null;
            /** @description How it shows. The spelling is part of the contract; the right one would be `symptoms`. */
            symptons?: string | null;
        } | null;
        /** @description A doctor's response to a request. At least one field of one section must be filled. */
        ResponsePayload: {
            /** @description The id of the request that is answered. */
            requestId: components["schemas"]["Id"];
            /** @description The id of the doctor. When given, it must be the caller's own. */
            doctorId?: components["schemas"]["Id"];
            /** @description The name of the doctor. Not used; the token says who answers. */
            doctorName?: components["schemas"]["ShortText"];
            /** @description The id of the patient. When given, it must be that of the stored request. */
            patientId?: components["schemas"]["Id"];
            /** @description The name of the patient. Not used; the stored request says whom it concerns. */
            patientName?: components["schemas"]["ShortText"];
            generalReport?: components["schemas"]["GeneralReportPayload"];
            medicine?: components["schemas"]["MedicinePayload"];
            chronicDisease?: components["schemas"]["ChronicDiseasePayload"];
            allergy?: components["schemas"]["AllergyPayload"];
        };
        /** @description The general report. Null or without a filled field it is not stored. */
        GeneralReportPayload: {
            /** @description What the doctor found. */
            diagnosis?: components["schemas"]["LongText"];
            /** @description What is to be done. */
            treatmentPlan?: components["schemas"]["LongText"];
            /** @description Anything else. */
            notes?: components["schemas"]["LongText"];
            /** @description A text or the address of a document. */
            attachment?: components["schemas"]["LongText"];
        } | null;
        /** @description The medicine. Null or without a filled field it is not stored; `isMaintenace` alone does not count. */
        MedicinePayload: {
            /** @description The name of the medicine. The spelling is part of the contract; the right one would be `medicineName`, which is how it is read back. */
            medicinName?: components["schemas"]["ShortText"];
            /** @description How much to take. */
            dosage?: components["schemas"]["LongText"];
            /** @description How often to take it. */
            frequency?: components["schemas"]["LongText"];
            /** @description How to take it. */
            instructions?: components["schemas"]["LongText"];
            /**
             * @description Whether it is taken permanently. The spelling is part of the contract; the right one would be `isMaintenance`.
             * @default true
             */
            isMaintenace?: boolean;
        } | null;
        /** @description The chronic disease. Null or without a filled field it is not stored. */
        ChronicDiseasePayload: {
            /** @description The name of the disease. */
            chronicDiseaseName?: components["schemas"]["ShortText"];
            /** @description What the disease is. */
            description?: components["schemas"]["LongText"];
            /** @description What causes it. */
            causes?: components["schemas"]["LongText"];
            /** @description How it shows. */
            symptoms?: components["schemas"]["LongText"];
            /** @description How it was diagnosed. The spelling is part of the contract; the right one would be `diagnosis`. */
            digonsis?: components["schemas"]["LongText"];
            /** @description How it is treated. */
            treatment?: components["schemas"]["LongText"];
            /** @description The day of the diagnosis, not in the future; blank and null mean "not given". The spelling is part of the contract; the right one would be `dateOfDiagnosis`. */
            dateOfDiagonsis?: string | null;
        } | null;
        /** @description The allergy. Null or without a filled field it is not stored. */
        AllergyPayload: {
            /** @description What the patient is allergic to. */
            allergyName?: components["schemas"]["ShortText"];
            /** @description How it shows. The spelling is part of the contract; the right one would be `symptoms`. */
            symptons?: components["schemas"]["LongText"];
        } | null;
    };
    responses: {
        /** @description The write was carried out. */
        Written: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Saved."
                 *     }
                 */
                "application/json": components["schemas"]["WriteResult"];
            };
        };
        /** @description The page, and how many requests there are in all. */
        RequestPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "requests": [
                 *         {
                 *           "requestId": 1,
                 *           "doctorId": 1,
                 *           "doctorName": "Sami Sample",
                 *           "patientId": 2,
                 *           "patientName": "Mona Example",
                 *           "description": "I have been tired for a week and would like a check.",
                 *           "date": "2024-03-02T08:00:00Z",
                 *           "isAnswered": false
                 *         }
                 *       ],
                 *       "totalCount": 1
                 *     }
                 */
                "application/json": components["schemas"]["RequestPage"];
            };
        };
        /** @description The input breaks a rule of the contract; `errors` names the fields. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Check the input",
                 *       "message": "One field needs another value.",
                 *       "errors": {
                 *         "email": [
                 *           "Enter an email address."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no token, or it is invalid or has expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Log in first",
                 *       "message": "Log in to do this."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's role does not allow this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Not allowed",
                 *       "message": "Only a doctor can do this."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not exist, or the caller may not know that it does. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Not found",
                 *       "message": "Nothing was found under this address."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The write does not fit what is stored: the email, the name or one that looks like it is taken, the request is already answered, or a write with the same `Idempotency-Key` is still under way. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the backend accepts. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Too much data",
                 *       "message": "The request is larger than this server accepts."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Wrong format",
                 *       "message": "Send the data as application/json."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Idempotency-Key` was used before with another body. */
        UnprocessableKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Key already used",
                 *       "message": "This idempotency key belongs to another request."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls in a short time. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Too many attempts",
                 *       "message": "Wait 30 seconds and try again."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend failed. Nothing about the cause is told. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Something went wrong",
                 *       "message": "The server could not do this. Try again later."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend cannot answer at the moment, for instance because its database is away. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Not available",
                 *       "message": "The service is not available at the moment. Try again shortly."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description A value that the caller chooses for one attempt to write and repeats when it tries again. The same key with the same body gives the stored answer again, with another body a 422, and while the first is under way a 409.
         * @example 00000000-0000-4000-8000-000000000001
         */
        IdempotencyKey: string;
        /**
         * @description The id of the medical specialization.
         * @example 1
         */
        MsId: components["schemas"]["Id"];
        /**
         * @description The id of the doctor.
         * @example 1
         */
        DoctorId: components["schemas"]["Id"];
        /**
         * @description The id of the request.
         * @example 1
         */
        RequestId: components["schemas"]["Id"];
        /**
         * @description The name of the doctor, percent-encoded as one path segment, matched without regard to case.
         * @example Sami Sample
         */
        DoctorName: components["schemas"]["PersonName"];
        /**
         * @description The name of the patient, percent-encoded as one path segment, matched without regard to case.
         * @example Mona Example
         */
        PatientName: components["schemas"]["PersonName"];
        /**
         * @description The role of the caller, `Doctor` or `Patient`, matched without regard to case.
         * @example Patient
         */
        Role: string;
        /**
         * @description Part of a doctor's name, matched literally without regard to case. Empty or absent finds everybody.
         * @example sam
         */
        SearchName: string;
        /**
         * @description Which page, counted from 1. A page past the end is empty.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description How many items a page has.
         * @example 9
         */
        PageSize: number;
        /**
         * @description Only answered (`true`) or only unanswered (`false`) requests. Absent gives both.
         * @example false
         */
        IsAnswered: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description What tells this list from earlier and later ones.
         * @example "Uj8eU5gRFTEbQmGzlHbFZc"
         */
        ETag: string;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The credentials. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mona.example@example.com",
                 *       "password": "a long example phrase"
                 *     }
                 */
                "application/json": components["schemas"]["LoginPayload"];
            };
        };
        responses: {
            /** @description The credentials are right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiTW9uYSBFeGFtcGxlIn0.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The email or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "Log in failed",
                     *       "message": "The email or password is wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerDoctor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one attempt to write and repeats when it tries again. The same key with the same body gives the stored answer again, with another body a 422, and while the first is under way a 409.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new doctor. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sami Sample",
                 *       "email": "sami.sample@example.com",
                 *       "password": "a long example phrase",
                 *       "gender": "Male",
                 *       "medicalSpecificationId": 1,
                 *       "phoneNumber": "+00 000 0001",
                 *       "address": "1 Example Street"
                 *     }
                 */
                "application/json": components["schemas"]["DoctorRegistration"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerPatient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one attempt to write and repeats when it tries again. The same key with the same body gives the stored answer again, with another body a 422, and while the first is under way a 409.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new patient. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mona Example",
                 *       "email": "mona.example@example.com",
                 *       "password": "a long example phrase",
                 *       "gender": "Female",
                 *       "phoneNumber": "+00 000 0002",
                 *       "address": "2 Example Street"
                 *     }
                 */
                "application/json": components["schemas"]["PatientRegistration"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSpecializations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every specialization. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "msId": 1,
                     *         "msName": "Cardiology"
                     *       },
                     *       {
                     *         "msId": 2,
                     *         "msName": "Dermatology"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Specialization"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoctorsBySpecialization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the medical specialization.
                 * @example 1
                 */
                msId: components["parameters"]["MsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The doctors of the specialization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Sami Sample",
                     *         "gender": "Male",
                     *         "clinicName": "Sample Clinic",
                     *         "medicalSpecificationName": "Cardiology"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DoctorListItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoctors: {
        parameters: {
            query?: {
                /**
                 * @description Part of a doctor's name, matched literally without regard to case. Empty or absent finds everybody.
                 * @example sam
                 */
                searchName?: components["parameters"]["SearchName"];
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description How many items a page has.
                 * @example 9
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, and how many doctors there are in all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "doctors": [
                     *         {
                     *           "name": "Sami Sample",
                     *           "gender": "Male",
                     *           "clinicName": "Sample Clinic",
                     *           "medicalSpecificationName": "Cardiology"
                     *         },
                     *         {
                     *           "name": "Tara Test",
                     *           "gender": "Female",
                     *           "clinicName": "No Clinic",
                     *           "medicalSpecificationName": "Dermatology"
                     *         }
                     *       ],
                     *       "totalCount": 2
                     *     }
                     */
                    "application/json": components["schemas"]["DoctorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the doctor, percent-encoded as one path segment, matched without regard to case.
                 * @example Sami Sample
                 */
                name: components["parameters"]["DoctorName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Sami Sample",
                     *       "doctorId": 1,
                     *       "gender": "Male",
                     *       "phoneNumber": "+00 000 0001",
                     *       "email": "sami.sample@example.com",
                     *       "address": "1 Example Street",
                     *       "cvUrl": "https://example.com/cv/sami-sample",
                     *       "bio": "An invented doctor for this example.",
                     *       "medicalSpecification": {
                     *         "msName": "Cardiology"
                     *       },
                     *       "clinic": {
                     *         "clinicName": "Sample Clinic",
                     *         "location": "3 Example Square",
                     *         "openHours": "Monday to Friday, 9 to 17"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DoctorDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClinic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one attempt to write and repeats when it tries again. The same key with the same body gives the stored answer again, with another body a 422, and while the first is under way a 409.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new clinic data. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sample Clinic",
                 *       "location": "3 Example Square",
                 *       "openHours": "Monday to Friday, 9 to 17"
                 *     }
                 */
                "application/json": components["schemas"]["ClinicUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDoctorProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one attempt to write and repeats when it tries again. The same key with the same body gives the stored answer again, with another body a 422, and while the first is under way a 409.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new profile data. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cvUrl": "https://example.com/cv/sami-sample",
                 *       "bio": "An invented doctor for this example."
                 *     }
                 */
                "application/json": components["schemas"]["DoctorProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoctorRequests: {
        parameters: {
            query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description How many items a page has.
                 * @example 9
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only answered (`true`) or only unanswered (`false`) requests. Absent gives both.
                 * @example false
                 */
                isAnswered?: components["parameters"]["IsAnswered"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RequestPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched without regard to case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Mona Example",
                     *       "gender": "Female",
                     *       "phoneNumber": "+00 000 0002",
                     *       "email": "mona.example@example.com",
                     *       "address": "2 Example Street",
                     *       "bloodType": "AB+",
                     *       "height": 168,
                     *       "weight": 61.5
                     *     }
                     */
                    "application/json": components["schemas"]["PatientDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePatientProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one attempt to write and repeats when it tries again. The same key with the same body gives the stored answer again, with another body a 422, and while the first is under way a 409.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new profile data. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bloodType": "AB+",
                 *       "height": 168,
                 *       "weight": 61.5
                 *     }
                 */
                "application/json": components["schemas"]["PatientProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBloodPressure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one attempt to write and repeats when it tries again. The same key with the same body gives the stored answer again, with another body a 422, and while the first is under way a 409.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The reading. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "118/76"
                 *     }
                 */
                "application/json": components["schemas"]["BloodPressurePayload"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBloodSugar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one attempt to write and repeats when it tries again. The same key with the same body gives the stored answer again, with another body a 422, and while the first is under way a 409.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The reading. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": 94
                 *     }
                 */
                "application/json": components["schemas"]["BloodSugarPayload"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBloodPressures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched without regard to case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "value": "118/76",
                     *         "date": "2024-03-02T07:30:00Z"
                     *       },
                     *       {
                     *         "value": "121/79",
                     *         "date": "2024-03-01T07:30:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BloodPressureReading"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBloodSugars: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched without regard to case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "value": 94,
                     *         "date": "2024-03-02T07:30:00Z"
                     *       },
                     *       {
                     *         "value": 101.5,
                     *         "date": "2024-03-01T07:30:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BloodSugarReading"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPatientRequests: {
        parameters: {
            query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description How many items a page has.
                 * @example 9
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only answered (`true`) or only unanswered (`false`) requests. Absent gives both.
                 * @example false
                 */
                isAnswered?: components["parameters"]["IsAnswered"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RequestPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessLog: {
        parameters: {
            query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description How many items a page has.
                 * @example 9
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The `next` of an earlier answer, to go on after it: pages are then counted from there. Any other value is refused with 400.
                 * @example 1795169400000000-41
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, how many entries there are in all, and where the next page begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "date": "2026-11-20T10:15:00.000Z",
                     *           "accountName": "Sami Sample",
                     *           "role": "Doctor",
                     *           "isSelf": false,
                     *           "action": "getRequest",
                     *           "requestId": 1,
                     *           "outcome": "allowed",
                     *           "count": 1
                     *         },
                     *         {
                     *           "date": "2026-11-20T09:30:00.000Z",
                     *           "accountName": null,
                     *           "role": null,
                     *           "isSelf": false,
                     *           "action": "listAllergies",
                     *           "requestId": null,
                     *           "outcome": "denied",
                     *           "count": 12
                     *         }
                     *       ],
                     *       "totalCount": 2,
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["AccessLogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMedicines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched without regard to case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The medicines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "addedBy": "Sami Sample",
                     *         "medicineName": "Examplazole",
                     *         "dosage": "1 tablet",
                     *         "frequency": "Once a day",
                     *         "instructions": "With water",
                     *         "isMaintenace": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MedicineHistoryItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChronicDiseases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched without regard to case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chronic diseases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "addedBy": "Sami Sample",
                     *         "chronicDiseaseName": "Example syndrome",
                     *         "description": "An invented disease for this example.",
                     *         "causes": "Unknown",
                     *         "symptoms": "Tiredness",
                     *         "digonsis": "Found in a routine check",
                     *         "treatment": "Rest",
                     *         "dateOfDiagonsis": "2024-02-20"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ChronicDiseaseHistoryItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllergies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched without regard to case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allergies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "addedBy": "Sami Sample",
                     *         "allergyName": "Example pollen",
                     *         "symptons": "Sneezing"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AllergyHistoryItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one attempt to write and repeats when it tries again. The same key with the same body gives the stored answer again, with another body a 422, and while the first is under way a 409.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the doctor.
                 * @example 1
                 */
                doctorId: components["parameters"]["DoctorId"];
            };
            cookie?: never;
        };
        /** @description The request. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "I have been tired for a week and would like a check."
                 *     }
                 */
                "application/json": components["schemas"]["RequestPayload"];
            };
        };
        responses: {
            /** @description The request was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request sent.",
                     *       "requestId": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RequestCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The role of the caller, `Doctor` or `Patient`, matched without regard to case.
                 * @example Patient
                 */
                role: components["parameters"]["Role"];
                /**
                 * @description The id of the request.
                 * @example 1
                 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request and its response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": 1,
                     *       "doctorId": 1,
                     *       "doctorName": "Sami Sample",
                     *       "patientId": 2,
                     *       "patientName": "Mona Example",
                     *       "description": "I have been tired for a week and would like a check.",
                     *       "date": "2024-03-02T08:00:00Z",
                     *       "isAnswered": true,
                     *       "generalReport": {
                     *         "diagnosis": "Nothing unusual in this example",
                     *         "treatmentPlan": "Rest and water",
                     *         "notes": "Come back in a month",
                     *         "attachment": "https://example.com/report/1"
                     *       },
                     *       "medicine": {
                     *         "medicineName": "Examplazole",
                     *         "dosage": "1 tablet",
                     *         "frequency": "Once a day",
                     *         "instructions": "With water"
                     *       },
                     *       "chronicDisease": null,
                     *       "allergy": {
                     *         "allergyName": "Example pollen",
                     *         "symptons": "Sneezing"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RequestDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createResponse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one attempt to write and repeats when it tries again. The same key with the same body gives the stored answer again, with another body a 422, and while the first is under way a 409.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The response. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "requestId": 1,
                 *       "doctorId": 1,
                 *       "doctorName": "Sami Sample",
                 *       "patientId": 2,
                 *       "patientName": "Mona Example",
                 *       "generalReport": {
                 *         "diagnosis": "Nothing unusual in this example",
                 *         "treatmentPlan": "Rest and water",
                 *         "notes": "Come back in a month",
                 *         "attachment": "https://example.com/report/1"
                 *       },
                 *       "medicine": {
                 *         "medicinName": "Examplazole",
                 *         "dosage": "1 tablet",
                 *         "frequency": "Once a day",
                 *         "instructions": "With water",
                 *         "isMaintenace": true
                 *       },
                 *       "chronicDisease": {
                 *         "chronicDiseaseName": "Example syndrome",
                 *         "description": "An invented disease for this example.",
                 *         "causes": "Unknown",
                 *         "symptoms": "Tiredness",
                 *         "digonsis": "Found in a routine check",
                 *         "treatment": "Rest",
                 *         "dateOfDiagonsis": "2024-02-20"
                 *       },
                 *       "allergy": {
                 *         "allergyName": "Example pollen",
                 *         "symptons": "Sneezing"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ResponsePayload"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
