// Written by `npm run generate` from schemas/good.json. Edit the schema, not this file.

import { ucs2length } from '#shared/validation/ucs2length.ts'
import { isMultipleOf } from '#shared/validation/isMultipleOf.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'
import { exceeds } from '#shared/validation/exceeds.ts'

export const validateGood = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["name","price"],"properties":{"id":true,"name":true,"price":true,"min_price":{"type":"number","minimum":0,"maximum":99999999.99,"multipleOf":0.01,"default":0,"atMost":"price"},"first_price":{"type":"number","minimum":0,"maximum":99999999.99,"multipleOf":0.01,"default":0,"atMost":"price"},"sequence":true,"status":true,"summary":true,"image":true,"images":true,"description":true,"createdAt":true,"updatedAt":true,"version":{"type":"integer","minimum":1,"maximum":2147483647}},"allOf":[{"$ref":"parts"}]};
const schema1 = {"properties":{"id":{"readOnly":true},"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]","wellFormed":true},"price":{"type":"number","minimum":0,"maximum":99999999.99,"multipleOf":0.01},"sequence":{"type":"integer","minimum":0,"maximum":999999,"default":0},"status":{"type":"string","default":"draft","enum":["draft","normal","sold_out"]},"summary":{"type":["string","null"],"maxLength":500,"wellFormed":true},"image":{"type":["string","null"],"maxLength":1000,"pattern":"^(https?:/)?/[^\\s]+$","wellFormed":true},"images":{"type":["array","null"],"maxItems":9,"items":{"type":"string","maxLength":1000,"pattern":"^(https?:/)?/[^\\s]+$","wellFormed":true}},"description":{"type":["string","null"],"maxLength":100000,"wellFormed":true},"createdAt":{"readOnly":true},"updatedAt":{"readOnly":true}}};
const func0 = isWellFormed;
const func1 = ucs2length;
const func3 = isMultipleOf;
const pattern0 = new RegExp("[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]", "u");
const pattern1 = new RegExp("^(https?:/)?/[^\\s]+$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(!func0(data0)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 400 && !pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]"},message:"must match pattern \""+"[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.price !== undefined){
let data1 = data.price;
if(typeof data1 == "number"){
if(data1 > 99999999.99 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999.99},message:"must be <= 99999999.99"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!func3(data1, 0.01)){
const err7 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01},message:"must be multiple of 0.01"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sequence !== undefined){
let data2 = data.sequence;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 999999 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999},message:"must be <= 999999"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data3 === "draft") || (data3 === "normal")) || (data3 === "sold_out"))){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema1.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: schema1.properties.summary.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!func0(data4)){
const err15 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err16 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.image !== undefined){
let data5 = data.image;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema1.properties.image.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!func0(data5)){
const err18 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err19 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.length <= 2000 && !pattern1.test(data5)){
const err20 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/pattern",keyword:"pattern",params:{pattern: "^(https?:/)?/[^\\s]+$"},message:"must match pattern \""+"^(https?:/)?/[^\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.images !== undefined){
let data6 = data.images;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err21 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: schema1.properties.images.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 9){
const err22 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/maxItems",keyword:"maxItems",params:{limit: 9},message:"must NOT have more than 9 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data6.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<1000; i0++){
let data7 = data6[i0];
if(!func0(data7)){
const err23 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err24 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.length <= 2000 && !pattern1.test(data7)){
const err25 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/pattern",keyword:"pattern",params:{pattern: "^(https?:/)?/[^\\s]+$"},message:"must match pattern \""+"^(https?:/)?/[^\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/images/" + i0,schemaPath:"#/properties/images/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
if(data.description !== undefined){
let data8 = data.description;
if((typeof data8 !== "string") && (data8 !== null)){
const err27 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema1.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!func0(data8)){
const err28 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 100000){
const err29 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

const func12 = Object.prototype.hasOwnProperty;
const func13 = exceeds;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.price === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors>=1000)break;
if(!(func12.call(schema0.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.min_price !== undefined){
let data0 = data.min_price;
if(func13(data0, data["price"])){
const err3 = {instancePath:instancePath+"/min_price",schemaPath:"#/properties/min_price/atMost",keyword:"atMost",params:{property: "price"},message:"must not exceed "+"price"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 99999999.99 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/min_price",schemaPath:"#/properties/min_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999.99},message:"must be <= 99999999.99"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/min_price",schemaPath:"#/properties/min_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!func3(data0, 0.01)){
const err6 = {instancePath:instancePath+"/min_price",schemaPath:"#/properties/min_price/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01},message:"must be multiple of 0.01"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/min_price",schemaPath:"#/properties/min_price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.first_price !== undefined){
let data1 = data.first_price;
if(func13(data1, data["price"])){
const err8 = {instancePath:instancePath+"/first_price",schemaPath:"#/properties/first_price/atMost",keyword:"atMost",params:{property: "price"},message:"must not exceed "+"price"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 99999999.99 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/first_price",schemaPath:"#/properties/first_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999.99},message:"must be <= 99999999.99"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/first_price",schemaPath:"#/properties/first_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!func3(data1, 0.01)){
const err11 = {instancePath:instancePath+"/first_price",schemaPath:"#/properties/first_price/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01},message:"must be multiple of 0.01"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/first_price",schemaPath:"#/properties/first_price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err13 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateGoodPatch = validate3;
const schema2 = {"type":"object","additionalProperties":false,"properties":{"id":true,"name":true,"price":true,"min_price":{"type":"number","minimum":0,"maximum":99999999.99,"multipleOf":0.01,"default":0},"first_price":{"type":"number","minimum":0,"maximum":99999999.99,"multipleOf":0.01,"default":0},"sequence":true,"status":true,"summary":true,"image":true,"images":true,"description":true,"createdAt":true,"updatedAt":true},"minProperties":1,"allOf":[{"$ref":"parts"}]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors>=1000)break;
if(!(func12.call(schema2.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.min_price !== undefined){
let data0 = data.min_price;
if(typeof data0 == "number"){
if(data0 > 99999999.99 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/min_price",schemaPath:"#/properties/min_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999.99},message:"must be <= 99999999.99"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/min_price",schemaPath:"#/properties/min_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!func3(data0, 0.01)){
const err4 = {instancePath:instancePath+"/min_price",schemaPath:"#/properties/min_price/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01},message:"must be multiple of 0.01"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/min_price",schemaPath:"#/properties/min_price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.first_price !== undefined){
let data1 = data.first_price;
if(typeof data1 == "number"){
if(data1 > 99999999.99 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/first_price",schemaPath:"#/properties/first_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999.99},message:"must be <= 99999999.99"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/first_price",schemaPath:"#/properties/first_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!func3(data1, 0.01)){
const err8 = {instancePath:instancePath+"/first_price",schemaPath:"#/properties/first_price/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01},message:"must be multiple of 0.01"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/first_price",schemaPath:"#/properties/first_price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

/** The validators of the parts that decide between alternatives, and of the whole, by the key of their schema. */
export const branches = { bd7a2ec: validateGood }
